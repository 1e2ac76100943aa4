/**
 * Caches visited pages and their files for offline use. Only what is the same for everybody is
 * stored, never a response marked `private` or `no-store`, so there is no customer data to remove
 * on sign-out. Built files carry a content hash in their names, so an open page still finds its
 * own files after a new version was deployed.
 */
const pages = "pages-1";
const scripts = "scripts-1";
const files = "files-1";
const limits = { [pages]: 60, [scripts]: 400, [files]: 400 };
/** The caches that are about to be cut to their limits. */
const trims = {};
/** Milliseconds after which the cached page is shown if the network has not answered. */
const patience = 4000;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !(name in limits)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Files that never change under their name. */
const isFile = ({ pathname }) => pathname.startsWith("/assets/") || pathname.startsWith("/media/");
/** Images have a cache of their own: they are many and must not evict scripts. */
const cacheOf = ({ pathname }) => (pathname.startsWith("/assets/") ? scripts : files);
const mayKeep = (response) =>
  response.ok && response.type === "basic" && !/private|no-store/.test(response.headers.get("cache-control") ?? "");

async function keep(name, request, response) {
  if (!mayKeep(response) || response.redirected) return;
  await (await caches.open(name)).put(request, response);
  await (trims[name] ??= trim(name));
}

/** Once for all that is stored within a second: after each of a page's forty files it would read the names of all that are there. */
async function trim(name) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  delete trims[name];
  const cache = await caches.open(name);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - limits[name])).map((old) => cache.delete(old)));
}

async function fileFirst(request, url) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  void keep(cacheOf(url), request, response.clone());
  return response;
}

/** The shop may be unreachable although the phone is online. */
const titles = {
  en: { offline: "You are offline", away: "The shop cannot be reached" },
  kh: { offline: "អ្នកមិនមានអ៊ីនធឺណិតទេ", away: "មិនអាចភ្ជាប់ទៅហាងបានទេ" },
  zh: { offline: "当前没有网络", away: "暂时无法连接店铺" },
};
const texts = {
  en: [
    "This page comes by itself once the network is back. Pages of the shop that you have visited are still here.",
    "Home page",
    "Try again",
  ],
  kh: ["ទំព័រនេះនឹងបើកដោយខ្លួនឯង ពេលមានអ៊ីនធឺណិតវិញ។ ទំព័រហាងដែលអ្នកធ្លាប់មើលនៅតែអាចបើកបាន។", "ទំព័រដើម", "ព្យាយាមម្តងទៀត"],
  zh: ["网络恢复后，此页面会自动打开。浏览过的店铺页面仍可打开。", "返回首页", "重试"],
};

const offlineLook = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.7 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 28rem; padding: 2rem 1rem; text-align: center; }
h1 { font-size: 1.5rem; }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.75rem; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: 0.5rem; color: inherit; font-weight: 600; text-decoration: none; }
`;

/**
 * Reloads once the shop can be reached. Polls as well, because the "online" event may come before
 * this page listens, or the phone may be online while the shop is not.
 */
const whenBack = `<script>
const look = () => navigator.onLine && fetch(location.href, { method: "HEAD" }).then(() => location.reload(), () => undefined);
addEventListener("online", look);
setInterval(look, 3000);
</script>`;

const homes = { en: "/", kh: "/kh", zh: "/zh" };

/** Shown if a page could not be loaded and is not cached. */
function offlinePage({ pathname }) {
  const slug = /^\/(kh|zh)(\/|$)/.exec(pathname)?.[1] ?? "en";
  const title = titles[slug][navigator.onLine ? "away" : "offline"];
  const [text, home, again] = texts[slug];
  const language = slug === "kh" ? "km" : slug;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${offlineLook}</style>`;
  const ways = `<a href="${homes[slug]}">${home}</a><a href="">${again}</a>`;
  const html = `<!doctype html><html lang="${language}"><head>${head}</head><body><main><h1>${title}</h1><p>${text}</p><nav>${ways}</nav></main>${whenBack}</body></html>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

async function networkFirst(request, url, instead) {
  const name = request.mode === "navigate" ? pages : files;
  const kept = async () => (await instead?.()) ?? caches.match(request, { cacheName: name, ignoreVary: true });
  const answer = fetch(request).then((response) => {
    void keep(name, request, response.clone());
    return response;
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(kept);
  try {
    return (await Promise.race([answer, late])) ?? (await answer);
  } catch (error) {
    const page = await kept();
    if (page) return page;
    if (request.mode === "navigate") return offlinePage(url);
    throw error;
  }
}

async function homeKeptLast() {
  const kept = await (await caches.open(pages)).keys();
  return kept.map(({ url }) => new URL(url).pathname).findLast((path) => Object.values(homes).includes(path));
}

/**
 * `/`, where the installed app starts. Redirects to the home page in the chosen language, as the
 * server does. If no language was chosen, or workers cannot read cookies in this browser, the server
 * decides; offline, the home page that was visited last is shown.
 */
async function startPage(request, url) {
  const chosen = homes[(await self.cookieStore?.get("i18n_redirected"))?.value];
  const leadTo = (home) => (home && home !== "/" ? Response.redirect(home + url.search) : undefined);
  return leadTo(chosen) ?? networkFirst(request, url, async () => leadTo(chosen ?? (await homeKeptLast())));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/rest/")) return;
  if (isFile(url)) event.respondWith(fileFirst(request, url));
  else if (request.mode === "navigate" && url.pathname === "/") event.respondWith(startPage(request, url));
  else if (request.mode === "navigate" || request.destination === "image")
    event.respondWith(networkFirst(request, url));
});

self.addEventListener("message", (event) => {
  const addresses = event.data?.keep;
  if (!Array.isArray(addresses)) return;
  event.waitUntil(
    Promise.allSettled(
      addresses.map(async (address) => {
        const url = new URL(address);
        const name = isFile(url) ? cacheOf(url) : pages;
        if (await caches.match(address, { cacheName: name })) return;
        await keep(name, address, await fetch(address));
      }),
    ),
  );
});
