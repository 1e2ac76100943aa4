import { Suspense, type ReactNode } from "react";

/**
 * A part of the page that hydrates in its own task. With Suspense boundaries React hydrates piece
 * by piece, the touched piece first, so that a slow phone can handle input in between.
 */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
