export { saveArticles, type HelpArticleRow, type HelpCategoryRow } from "./save-articles.ts";
export { addArticle, changeArticle, findArticleTitled, findHelpCategory, lockArticle } from "./change-article.ts";
export { saveHelpCategory, type HelpCategoryInput } from "./save-help-category.ts";
