import { accessories } from "./catalogue/accessory.ts";
import { appliances } from "./catalogue/appliance.ts";
import { wiredCameras } from "./catalogue/camera.ts";
import { computers } from "./catalogue/computer.ts";
import { deskAndStorage } from "./catalogue/desk.ts";
import { officeAndNetwork } from "./catalogue/office.ts";
import { buildParts } from "./catalogue/pc-build.ts";
import { coreParts } from "./catalogue/pc-core.ts";
import { phones } from "./catalogue/phone.ts";
import { recordersAndMore } from "./catalogue/recorder.ts";
import { services } from "./catalogue/service.ts";
import { smartHome } from "./catalogue/smarthome.ts";
import { spareParts } from "./catalogue/sparepart.ts";
import { tabletsAndWearables } from "./catalogue/tablet.ts";
import { wifiCameras } from "./catalogue/wifi-camera.ts";
import type { DemoProduct } from "./types.ts";

/** Everything the demo stores sell; a store shows the part that its assortment names. */
export const products: DemoProduct[] = [
  ...phones,
  ...tabletsAndWearables,
  ...wiredCameras,
  ...wifiCameras,
  ...recordersAndMore,
  ...smartHome,
  ...appliances,
  ...spareParts,
  ...computers,
  ...officeAndNetwork,
  ...coreParts,
  ...buildParts,
  ...accessories,
  ...deskAndStorage,
  ...services,
];
