export { findMovedLine, forgetMovedLines, rememberMovedLine } from "./guest-lines.ts";
export {
  changeLine,
  clearCartLines,
  findLine,
  listCartLines,
  lockCart,
  lockCartLines,
  putLine,
  removeLine,
  takeFromCart,
  type CartLineRow,
} from "./lines.ts";
