import { accessories } from "./catalog/accessory.ts";
import { appliances } from "./catalog/appliance.ts";
import { wiredCameras } from "./catalog/camera.ts";
import { computers } from "./catalog/computer.ts";
import { deskAndStorage } from "./catalog/desk.ts";
import { officeAndNetwork } from "./catalog/office.ts";
import { buildParts } from "./catalog/pc-build.ts";
import { coreParts } from "./catalog/pc-core.ts";
import { phones } from "./catalog/phone.ts";
import { recordersAndMore } from "./catalog/recorder.ts";
import { services } from "./catalog/service.ts";
import { smartHome } from "./catalog/smarthome.ts";
import { spareParts } from "./catalog/sparepart.ts";
import { tabletsAndWearables } from "./catalog/tablet.ts";
import { wifiCameras } from "./catalog/wifi-camera.ts";
import type { DemoProduct } from "./types.ts";

/** All products of the demo. A store sells those of its assortment. */
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
