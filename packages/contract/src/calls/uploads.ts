import * as z from "zod";
import { call, storeQuery } from "../define.ts";

export const uploadCalls = {
  "upload.image": call({
    summary: "Keeps a picture: re-encoded, without location data, under a random name; the same picture under the same key has the same name",
    access: "customer",
    idempotent: true,
    limit: "upload",
    query: storeQuery.extend({ purpose: z.enum(["receipt", "claim"]).optional() }),
    data: z.object({ image_url: z.string() }),
    multipart: true,
  }),
};
