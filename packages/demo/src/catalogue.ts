import { wiredCameras } from "./catalogue/camera.ts";
import { phones } from "./catalogue/phone.ts";
import { wifiCameras } from "./catalogue/wifi-camera.ts";
import type { DemoProduct } from "./types.ts";

/** Everything the demo stores sell; a store shows the part that its assortment names. */
export const products: DemoProduct[] = [...phones, ...wiredCameras, ...wifiCameras];
