// Runs programs under the project's Node.js.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { node, root } from "./launch.mjs";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a program of the server's build in place of this one. */
export function runBuilt(name, args = [], { flags = [], env = {} } = {}) {
  // Node.js keeps the compiled files for the next start.
  const compiled = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/shop") };
  return runInPlace(node, [...flags, `apps/server/build/${name}.js`, ...args], {
    env: { ...env, ...compiled, ...process.env, NODE_ENV: "production" },
  });
}

/** Runs a program in place of this one, with its output, signals and exit code. */
export function runInPlace(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      for (const each of signals) process.off(each, pass);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Runs a program and collects its output. */
export function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
