export { addNews, changeNews, lockNews, type NewsRow } from "./change-news.ts";
export { awaitNews, startShowingNews } from "./show-news.ts";
