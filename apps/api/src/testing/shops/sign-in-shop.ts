import { insertStore } from "../samples/store.ts";
import { newestCode } from "./sent-messages.ts";
import { testApi } from "./test-api.ts";

/** What a request is sent with, beside its body. */
interface More {
  store?: string;
  token?: string;
  ip?: string;
  headers?: Record<string, string>;
}

export const password = "a long password";

/** Two stores, and what visitors do who register at the first or sign in there. */
export async function signInShop() {
  const shop = await testApi();
  const { api, call, services, database } = shop;
  const storeId = await insertStore(database.db, { code: "S001", name: "Mekong Lotus" });
  await insertStore(database.db, { code: "S002" });
  await api.directory.load();

  let serial = 0;
  /** A phone that no test used before: limits count per phone. */
  const newPhone = () => `+8559700${String(10_000 + ++serial)}`;
  const post = (path: string, body: object, { store = "S001", token, ip, headers }: More = {}) =>
    call(`${path}?store_code=${store}&lang=en`, {
      method: "POST",
      body,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(ip && { ip }),
    });
  const register = (phone: string, more: object = {}) =>
    post("/api/auth/register", { name: "Sokha", phone, password, ...more });
  const verify = (phone: string, otp: string, more: object = {}) => post("/api/verify", { phone, otp, ...more });
  return {
    ...shop,
    storeId,
    newPhone,
    post,
    register,
    verify,
    session: async (token: string, store = "S001") => {
      const headers = { authorization: `Bearer ${token}` };
      return (await call(`/api/auth/session?store_code=${store}`, { headers })).body.data.login_status_code;
    },
    registered: async (phone = newPhone()): Promise<{ phone: string; token: string }> => {
      await register(phone);
      const { body } = await verify(phone, await newestCode(services, phone));
      return { phone, token: body.data.token };
    },
  };
}
