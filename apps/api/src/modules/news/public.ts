export { addNews, changeNews, lockNews } from "./change-news.ts";
export { awaitNews, startShowingNews } from "./show-news.ts";
