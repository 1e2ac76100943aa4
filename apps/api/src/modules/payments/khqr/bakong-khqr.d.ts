// The official SDK has no types. Only what makes strings is used: its network part brings an
// outdated HTTP client and is never loaded.
declare module "bakong-khqr/src/controller/generateKHQR.js" {
  /** The KHQR string, or what is wrong with the information. */
  export default function generateKHQR(
    information: object,
    type: "individual" | "merchant",
  ): string | { status: { errorCode: number; message: string } };
}

declare module "bakong-khqr/src/model/information.js" {
  interface Optional {
    currency: 840 | 116;
    amount: number;
    merchantCategoryCode?: string;
    expirationTimestamp: number;
    billNumber?: string;
    mobileNumber?: string | undefined;
    storeLabel?: string;
    terminalLabel?: string;
    languagePreference?: string;
    merchantNameAlternateLanguage?: string;
    merchantCityAlternateLanguage?: string;
  }
  const information: {
    IndividualInfo: new (
      bakongAccountID: string,
      merchantName: string,
      merchantCity: string,
      optional: Optional,
    ) => object;
    MerchantInfo: new (
      bakongAccountID: string,
      merchantName: string,
      merchantCity: string,
      merchantID: string,
      acquiringBank: string,
      optional: Optional,
    ) => object;
  };
  export default information;
}
