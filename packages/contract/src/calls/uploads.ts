import * as z from "zod";
import { call, storeQuery } from "../define.ts";

export const uploadCalls = {
  "upload.image": call({
    summary: "Uploads a picture. It is stored re-encoded, without location data, under a random name",
    access: "customer",
    idempotent: true,
    limit: "upload",
    query: storeQuery.extend({ purpose: z.enum(["receipt", "claim"]).optional() }),
    data: z.object({ image_url: z.string() }),
    multipart: true,
  }),
};
