/** What replaces a function's body, or a constant's value. */
const nothing = "";
const no = "return false;";
const none = "return null;";

/**
 * Parts of React that every page would load but this shop never runs: no component uses
 * `<ViewTransition>`, `<Activity>`, `<SuspenseList>`, a custom element or a fragment with a `ref`;
 * no style sheet has a `precedence`; no form has a function as its action; React's compiler is not used; and component
 * stacks are useless where names are minified. If you start using one of these, remove it from this list.
 */
const ofReact: Record<string, Record<string, string>> = {
  "view transitions": {
    startViewTransition: none,
    applyViewTransitionToHostInstances: no,
    restoreViewTransitionOnHostInstances: nothing,
    commitAppearingPairViewTransitions: nothing,
    commitEnterViewTransitions: nothing,
    commitDeletedPairViewTransitions: nothing,
    commitExitViewTransitions: nothing,
    commitNestedViewTransitions: nothing,
    restorePairedViewTransitions: nothing,
    restoreEnterOrExitViewTransitions: nothing,
    restoreNestedViewTransitions: nothing,
    measureViewTransitionHostInstancesRecursive: no,
    measureNestedViewTransitions: nothing,
    commitAfterMutationEffectsOnFiber: nothing,
    restoreViewTransitionName: nothing,
    applyViewTransitionName: nothing,
    createViewTransitionInstance: none,
    scheduleViewTransitionEvent: nothing,
    getViewTransitionName: none,
    getViewTransitionClassName: none,
    suspendInstance: nothing,
    estimateBandwidth: "return 5;",
  },
  "refs of fragments": {
    FragmentInstance: nothing,
    isFragmentInstanceParent: no,
    commitNewChildToFragmentInstance: nothing,
    commitNewChildToFragmentInstances: nothing,
    deleteChildFromFragmentInstance: nothing,
    commitFragmentInstanceInsertionEffects: nothing,
    commitFragmentInstanceDeletionEffects: nothing,
  },
  "activities and lists of what is awaited": {
    updateActivityComponent: none,
    commitActivityHydrationCallbacks: nothing,
    updateSuspenseListComponent: none,
    initSuspenseListRenderState: nothing,
    cutOffTailIfNeeded: nothing,
    findFirstSuspended: none,
  },
  "style sheets and hints asked for while rendering": {
    preload: nothing,
    preloadModule: nothing,
    preinitStyle: nothing,
    preinitScript: nothing,
    preinitModuleScript: nothing,
    preconnectAs: nothing,
    preloadStylesheet: nothing,
    insertStylesheetIntoRoot: nothing,
    insertStylesheet: nothing,
    insertSuspendedStylesheets: nothing,
    suspendResource: nothing,
    acquireResource: none,
  },
  "functions as actions of forms": {
    mountActionState: none,
    updateActionStateImpl: none,
    rerenderActionState: none,
    runActionStateAction: nothing,
    dispatchActionState: nothing,
    extractEvents$1: nothing,
    defaultOnDefaultTransitionIndicator: nothing,
    scheduleReplayQueueIfNeeded: nothing,
  },
  "custom elements, and events that nothing listens to": {
    setPropOnCustomElement: nothing,
    constructSelectEvent: nothing,
    getFallbackBeforeInputChars: none,
    getNativeBeforeInputChars: none,
  },
  "stacks and names of components": { getStackByFiberInDevAndProd: 'return "";', getComponentNameFromType: none },
  "caches of compiled components": { useMemoCache: none },
  "targets whose hydration is asked for": { attemptExplicitHydrationTarget: nothing },
};

/**
 * The router's default error page is in English and shows a stack. Ours (`ErrorBoundary` of
 * root.tsx) replaces it; this minimum is left for when ours fails too.
 */
const lastError =
  'return React$1.createElement("html", null, React$1.createElement("body", null, React$1.createElement("h1", null, "500")));';

/** The router's support for fetchers (`useFetcher`), for blocking navigations (`useBlocker`), for lazy route discovery, for view transitions and for instrumentation. */
const ofRouter: Record<string, Record<string, string>> = {
  "calls beside pages": {
    fetch: nothing,
    handleFetcherAction: nothing,
    handleFetcherLoader: nothing,
    setFetcherError: nothing,
    updateFetcherState: nothing,
    getFetcher: nothing,
    resetFetcher: nothing,
    queueFetcherForDeletion: nothing,
    getUpdatedRevalidatingFetchers: nothing,
    deleteFetcher: nothing,
    abortFetcher: nothing,
    markFetchersDone: nothing,
    markFetchRedirectsDone: no,
    abortStaleFetchLoads: no,
  },
  "pages that may not be left": {
    shouldBlockNavigation: nothing,
    updateBlocker: nothing,
    getBlocker: nothing,
    deleteBlocker: nothing,
  },
  "routes found one by one": {
    checkFogOfWar: "return { active: false, matches: null };",
    discoverRoutes: nothing,
    patchRoutesImpl: nothing,
  },
  "view transitions and instrumentation": {
    restoreAppliedTransitions: nothing,
    persistAppliedTransitions: nothing,
    getInstrumentationNavigateMeta: nothing,
  },
  // The error page has its own; it reads the status only.
  "texts of errors": {
    getInternalRouterError: 'return new ErrorResponseImpl(status, "", new Error(), true);',
  },
};

/** Lazy route discovery: the manifest contains all routes (`routeDiscovery` in react-router.config.ts). */
const ofDiscovery = {
  isFogOfWarEnabled: no,
  useFogOFWarDiscovery: nothing,
  getPatchRoutesOnNavigationFunction: nothing,
  getPartialManifest: nothing,
};
const ofInstrumentation = {
  consumeInstrumentationClientResultMetaReceiver: nothing,
  getRouteInstrumentationUpdates: nothing,
  instrumentClientSideRouter: nothing,
};

const flat = (parts: Record<string, Record<string, string>>) =>
  Object.assign({}, ...Object.values(parts)) as Record<string, string>;
/** By file of a library: the names of its functions and constants that the shop does not use, and what takes their place. */
export const unusedFunctions: readonly { file: RegExp; standIns: Record<string, string> }[] = [
  { file: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/, standIns: flat(ofReact) },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    standIns: { RemixRootDefaultErrorBoundary: lastError },
  },
  { file: /react-router\/dist\/production\/lib\/router\/router\.js$/, standIns: flat(ofRouter) },
  { file: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/, standIns: ofDiscovery },
  { file: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/, standIns: ofInstrumentation },
  // Navigations are not transitions (entry.client.tsx).
  { file: /react-router\/dist\/production\/lib\/components\.js$/, standIns: { getOptimisticRouterState: none } },
  {
    file: /react-router\/dist\/production\/lib\/hooks\.js$/,
    standIns: { DefaultErrorComponent: none, RSCErrorHandler: none },
  },
  // The shop has its own links (i18n/link.tsx) and uses the browser's history only.
  {
    file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    standIns: { Link: "null", NavLink: "null", HistoryRouter: none, useViewTransitionState: no },
  },
  { file: /react-router\/dist\/production\/lib\/context\.js$/, standIns: {} },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    standIns: { RSCPrefetchPageLinksImpl: none },
  },
  // For developers: the route of every `clientLoader` has a `loader` too, and that of every form an `action`.
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/,
    standIns: { preventInvalidServerHandlerCall: nothing, noActionDefinedError: "return Error(type);" },
  },
];
