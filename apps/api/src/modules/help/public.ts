export { saveArticles, type HelpArticleRow, type HelpCategoryRow } from "./save-articles.ts";
export { addArticle, changeArticle, findHelpCategory, lockArticle } from "./change-article.ts";
