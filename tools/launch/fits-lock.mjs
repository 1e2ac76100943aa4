/**
 * Whether all packages of package-lock.json are installed in their versions, also those in a workspace's own
 * `node_modules`.
 */
export function fitsLock(wanted, installed, isProduction) {
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional, peer }]) => {
    // The workspaces themselves.
    if (!path.includes("node_modules/")) return true;
    const found = installed[path];
    // As npm does with NODE_ENV=production, for example in an image: packages for development may be missing.
    if (!found && dev && isProduction) return true;
    // Packages for other systems are not installed.
    return found ? found.version === version : Boolean(optional || devOptional || peer);
  });
}
