export { saveArticles, type HelpArticleRow, type HelpCategoryRow } from "./save-articles.ts";
export { addArticle, changeArticle, findHelpCategory, lockArticle, type Article } from "./change-article.ts";
