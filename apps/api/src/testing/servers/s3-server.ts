import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll } from "vitest";

const bucket = "receipts";

interface S3Server {
  /** What a shop is told of the server, as its operator would. */
  variables: Record<string, string>;
  /** Keys of what lies in the bucket, read past the protocol. */
  keys(): string[];
  /** Nobody answers at the address any more, until it is started again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A server that speaks S3 over HTTP and checks signatures, with one bucket; stopped after the tests of the file. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "shop-test-s3-"));
  const open = (port: number) =>
    new S3rver({
      address: "127.0.0.1",
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: bucket }],
    });
  let server: S3rver | null = open(0);
  const { port } = await server.run();
  const stop = async () => {
    await server?.close();
    server = null;
  };
  afterAll(async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    // The only key pair that the server knows.
    variables: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    keys: () => readdirSync(join(directory, bucket)).flatMap((file) => /^(.+)\._S3rver_object$/.exec(file)?.[1] ?? []),
    stop,
    async start() {
      server = open(port);
      await server.run();
    },
  };
}
