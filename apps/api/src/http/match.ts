import { paths, type CallName } from "@shop/contract/paths";

interface Route {
  name: CallName;
  method: string;
  pattern: RegExp;
  names: string[];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A pattern for the raw path: values are cut before they are decoded, so that `%26` in a search
 * text stays part of it. Whatever follows an `&` after the path is more query, as in
 * `/api/product/7&store_code=S001` (specification, section 7).
 */
function routeOf(name: CallName): Route {
  const [method, template] = paths[name];
  const names: string[] = [];
  const source = template
    .split(/(\{\w+\})/)
    .map((part) => {
      const value = /^\{(\w+)\}$/.exec(part)?.[1];
      if (!value) return escape(part);
      names.push(value);
      return "([^/&]*)";
    })
    .join("");
  return { name, method, pattern: new RegExp(`^${source}(?:&(.*))?$`), names };
}

const routes = (Object.keys(paths) as CallName[]).map(routeOf);
const fixed = new Map(
  routes.filter((route) => route.names.length === 0).map((route) => [`${route.method} ${paths[route.name][1]}`, route]),
);

export type Match =
  | { kind: "found"; name: CallName; params: Record<string, string>; moreQuery: string }
  | { kind: "wrong_method"; allow: string[] }
  | { kind: "none" }
  | { kind: "malformed" };

function decode(values: string[]): string[] | null {
  try {
    return values.map((value) => decodeURIComponent(value.replace(/\+/g, " ")));
  } catch {
    return null;
  }
}

/** Finds the call of a method and a raw (still encoded) path. */
export function matchCall(method: string, rawPath: string): Match {
  // Matches only at the last slash of a run of slashes; otherwise a path of slashes would take quadratic time.
  const path = rawPath.length > 1 ? rawPath.replace(/(?<!\/)\/+$/, "") : rawPath;
  const exact = fixed.get(`${method} ${path}`);
  if (exact) return { kind: "found", name: exact.name, params: {}, moreQuery: "" };
  const allow: string[] = [];
  for (const route of routes) {
    const found = route.pattern.exec(path);
    if (!found) continue;
    if (route.method !== method) {
      allow.push(route.method);
      continue;
    }
    const values = decode(found.slice(1, route.names.length + 1));
    if (!values) return { kind: "malformed" };
    const params = Object.fromEntries(route.names.map((name, index) => [name, values[index]!]));
    return { kind: "found", name: route.name, params, moreQuery: found[route.names.length + 1] ?? "" };
  }
  return allow.length > 0 ? { kind: "wrong_method", allow } : { kind: "none" };
}
