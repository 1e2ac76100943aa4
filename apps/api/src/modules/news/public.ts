export { addNews, changeNews, lockNews, type NewsRow } from "./change-news.ts";
