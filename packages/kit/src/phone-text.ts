/** Formats a Cambodian phone number as people write it, `012 345 678`; leaves others unchanged. */
export const phoneText = (phone: string): string => phone.replace(/^(?:\+855|0)(\d{2})(\d{3})(\d{3,4})$/, "0$1 $2 $3");
