export { addNews, changeNews, findNewsTitled, lockNews } from "./change-news.ts";
export { awaitNews, startShowingNews } from "./show-news.ts";
