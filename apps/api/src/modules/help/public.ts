export { saveArticles, type HelpArticleRow, type HelpCategoryRow } from "./save-articles.ts";
