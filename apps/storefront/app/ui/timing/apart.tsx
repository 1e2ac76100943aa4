import { Suspense, type ReactNode } from "react";

/**
 * A part of the page that comes to life in a step of its own: React takes the server's text over
 * piece by piece then, what is touched first, and a slow phone answers a finger between two of them.
 */
export const Apart = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
