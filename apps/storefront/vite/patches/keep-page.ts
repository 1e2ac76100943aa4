import { patchFiles, replaceOnce } from "./patch-files.ts";

const finished = `if (shortCircuited) return;
		pendingNavigationController = null;
`;
/**
 * Not for "back" and "forward", where the address has changed already: they show the page that the service worker keeps, if
 * it does. Nor for redirects, which come after something was sent; nor for what the shown page loads again.
 */
const orKept = `if (errors && !loadingNavigation && location.key !== state.location.key && window.keepPage(errors, historyAction))
			return updateState({ navigation: IDLE_NAVIGATION });
`;

/**
 * The router shows the error page if the request of a navigation fails, for example for a filter that was chosen while the
 * connection was away for a moment. This leaves the page as it was instead, which says so (`entry.client.tsx`).
 */
export const keepPage = () =>
  patchFiles("keep-page", [
    {
      file: /react-router\/dist\/production\/lib\/router\/router\.js$/,
      patch: (code) => replaceOnce(code, finished, finished + orKept),
    },
  ]);
