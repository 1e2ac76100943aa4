import type { Handlers } from "../../platform/handler.ts";
import { uploadPicture } from "./store-picture.ts";

export const uploadHandlers = {
  "upload.image": async (context, { query, body }) => ({
    data: { image_url: await uploadPicture(context, body, query.purpose ?? "receipt") },
  }),
} satisfies Partial<Handlers>;
