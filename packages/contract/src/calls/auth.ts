import * as z from "zod";
import {
  call,
  calledName,
  email,
  newPassword,
  otp,
  password,
  phone,
  secret,
  storeQuery,
  typedEmail,
} from "../define.ts";
import { longestName } from "../limits.ts";

/** The nonce of a one-time code that was sent; needed to request another one. */
const codeSent = z.object({
  secret: z.string(),
  /** Seconds until another code may be requested. */
  resend_after: z.number().int(),
});
const signedIn = z.object({ token: z.string(), login_status_code: z.literal(0) });

export const authCalls = {
  "auth.register": call({
    summary: "Creates an account and sends a one-time code to the phone",
    access: "public",
    query: storeQuery,
    body: z.object({
      name: calledName(longestName),
      phone,
      email: z.union([z.literal(""), z.null(), email]).optional(),
      password: newPassword,
    }),
    data: codeSent,
  }),
  "auth.verify": call({
    summary: "Confirms a phone with its one-time code and signs in",
    access: "public",
    query: storeQuery,
    body: z.object({ phone, otp, secret: secret.optional() }),
    data: signedIn,
  }),
  "auth.resend": call({
    summary: "Sends a new one-time code; the previous one becomes invalid",
    access: "public",
    query: storeQuery,
    body: z.object({ phone, secret, type: z.enum(["register", "forgot"]) }),
    data: codeSent,
  }),
  "auth.login": call({
    summary: "Signs in with phone or email and password",
    access: "public",
    query: storeQuery,
    body: z
      .object({ email: typedEmail.optional(), phone: phone.optional(), password })
      .refine((body) => Boolean(body.email || body.phone), { path: ["phone"], message: "required" }),
    data: signedIn,
  }),
  "auth.session": call({
    summary: "The customer who is signed in, or none; always 200",
    access: "public",
    query: storeQuery,
    data: z.object({
      /** 0: signed in; 1: not. */
      login_status_code: z.union([z.literal(0), z.literal(1)]),
      customer: z.object({ id: z.number(), name: z.string(), phone: z.string().nullable() }).nullable(),
    }),
  }),
  "auth.logout": call({
    summary: "Signs out: removes the cookie and revokes the token",
    access: "public",
    query: storeQuery,
    data: z.null(),
  }),
  "auth.forgotPassword": call({
    summary: "Sends a code to set a new password; the answer does not tell whether the phone is known",
    access: "public",
    query: storeQuery,
    body: z.object({ phone }),
    data: codeSent,
  }),
  "auth.resetPassword": call({
    summary: "Sets a new password with a code and signs in; all earlier tokens become invalid",
    access: "public",
    query: storeQuery,
    body: z.object({ phone, otp, password: newPassword, secret: secret.optional() }),
    data: signedIn,
  }),
};
