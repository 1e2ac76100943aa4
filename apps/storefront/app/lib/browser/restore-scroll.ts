/**
 * Inline script at the end of every page: returns to where the page was scrolled to when it was left. The router's own
 * does the same (`ScrollRestoration` in root.tsx, which keeps the positions), but is written into pages with its line
 * breaks and comments: a hundred bytes more of each.
 */
export const restoreScrollScript = `(h=>{h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage["react-router-scroll-positions"]||"{}")[h.state.key];y>=0&&scrollTo(0,y)}catch{}})(history)`;
