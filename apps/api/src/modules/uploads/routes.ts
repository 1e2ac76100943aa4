import type { Handlers } from "../../platform/handler.ts";
import { keepPicture } from "./keep-picture.ts";

export const uploadHandlers = {
  "upload.image": async (context, { query, body }) => ({ data: { image_url: await keepPicture(context, body, query.purpose ?? "receipt") } }),
} satisfies Partial<Handlers>;
