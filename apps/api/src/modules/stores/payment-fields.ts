import * as z from "zod";
import { languages } from "@shop/kit/locale";
import { paymentWays, type PaymentWay as Way } from "@shop/contract/payment-ways";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { field, orNone, picture, pictureField, text, wholeNumber, type StoreField } from "./field-kinds.ts";
import type { Store } from "./read-store.ts";

/** Maximum lengths of a store's own texts about a payment method. */
const ownTexts = { name: 60, description: 200, banner: 120 } as const;

const sizedPicture = z.string().transform((value, context) => {
  const [, path = "", width, height] = /^(\S+) ([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(value.trim()) ?? [];
  if (!picture.safeParse(path).success) context.addIssue({ code: "custom" });
  return { path, width: Number(width), height: Number(height) };
});

/** Fields for payment methods: which ones a store accepts, their discounts, and its own texts. */
export const paymentFields: [string, StoreField][] = [
  ...paymentWays.map((type): [string, StoreField] => [
    `payment.${type}`,
    field(
      "its discount in percent from 0 to 50 (0 to offer it without a discount), or - to remove it",
      orNone(wholeNumber(0, 50)),
      ({ settings }, percent) => setPayment(settings, type, percent),
    ),
  ]),
  ...paymentWays.flatMap(wordsAndPictures),
];

function setPayment(settings: Store["settings"], type: Way, discountPercent: number | null): void {
  const known = settings.payments.find((payment) => payment.type === type);
  if (discountPercent === null) settings.payments = settings.payments.filter((payment) => payment !== known);
  else if (known) known.discountPercent = discountPercent;
  else settings.payments.push({ type, discountPercent });
}

/** A store's own texts and picture of a payment method. */
function wordsAndPictures(type: Way): [string, StoreField][] {
  const texts = Object.entries(ownTexts) as [keyof typeof ownTexts, number][];
  return [
    ...texts.flatMap(([name, most]) =>
      languages.map((language): [string, StoreField] => [
        `payment.${type}.${name}.${language}`,
        field(
          `a text of at most ${most} characters, or - for ${name === "banner" ? "none" : "the default"}`,
          orNone(text(most)),
          ({ settings }, value) => {
            const way = takenWay(settings, type);
            way[name] = { ...way[name], [language]: value ?? undefined };
          },
        ),
      ]),
    ),
    [
      `payment.${type}.image`,
      pictureField(
        "a path below the media directory such as payments/wing.png, or - for the default",
        orNone(picture),
        ({ settings }, value) => {
          const way = takenWay(settings, type);
          if (value === null) delete way.image;
          else way.image = value;
        },
      ),
    ],
    ...languages.map((language): [string, StoreField] => [
      `payment.${type}.banner-image.${language}`,
      pictureField(
        'a path below the media directory with the size in pixels, such as "payments/week.png 640x160", or - for none',
        orNone(sizedPicture),
        ({ settings }, value) => {
          const way = takenWay(settings, type);
          way.bannerImage = { ...way.bannerImage, [language]: value ?? undefined };
        },
      ),
    ]),
  ];
}

function takenWay(settings: Store["settings"], type: Way): Store["settings"]["payments"][number] {
  return settings.payments.find((way) => way.type === type) ?? refuseWay(type);
}

function refuseWay(type: string): never {
  throw new StaffError(`The store does not accept ${type}: set payment.${type} first`);
}
