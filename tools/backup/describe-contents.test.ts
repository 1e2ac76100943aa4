import { expect, test } from "vitest";
import { describeContents } from "./describe-contents.ts";

const tables = [
  { name: "orders", columns: [], rows: 2 },
  { name: "stores", columns: [], rows: 1 },
];

test("a backup has the uploads of the data directory", () => {
  expect(describeContents({ tables }, { s3: undefined })).toBe("2 tables, 3 rows, public pictures and uploads");
});

test("it does not have uploads in a bucket, and says so", () => {
  const s3 = {
    endpoint: "http://127.0.0.1:9000",
    bucket: "receipts",
    region: "r",
    accessKeyId: "a",
    secretAccessKey: "b",
  };
  expect(describeContents({ tables }, { s3 })).toBe(
    "2 tables, 3 rows and public pictures, but not the uploads in the bucket receipts: copy the bucket as well",
  );
});
