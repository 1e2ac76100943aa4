import { insertCustomer, samplePassword, type SignedInCustomer } from "../samples/customer.ts";
import { insertStore } from "../samples/store.ts";
import { testApi } from "./test-api.ts";

type Who = Pick<SignedInCustomer, "headers">;

/** A store, and what its customers do with their accounts. */
export async function accountShop() {
  const shop = await testApi();
  const { api, call, services, database } = shop;
  const storeId = await insertStore(database.db, { code: "S001", name: "Mekong Lotus" });
  await api.directory.load();

  let serial = 0;
  /** A phone that no test used before: limits count per phone. */
  const newPhone = () => `+8556900${String(1000 + ++serial)}`;
  const send = (method: string, path: string, { headers }: Who, body?: unknown) =>
    call(path, { method, body, headers });
  return {
    ...shop,
    storeId,
    newPhone,
    shopper: (more: { email?: string } = {}) => insertCustomer(services, storeId, { phone: newPhone(), ...more }),
    send,
    /** Asks for a code to change the phone or email. */
    askChange: (who: Who, contact: object, query = "") =>
      send("POST", `/api/profile/contact${query}`, who, { ...contact, password: samplePassword }),
    remove: (who: Who, password = samplePassword) => send("POST", "/api/profile/remove", who, { password }),
    profile: async (who: Who) => (await send("GET", "/api/profile", who)).body.data,
    login: (body: object) => call("/api/auth/login?store_code=S001", { method: "POST", body }),
    isSignedIn: async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await call("/api/auth/session?store_code=S001", { headers })).body.data.login_status_code === 0;
    },
  };
}
