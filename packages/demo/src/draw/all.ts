import { accessoryDrawers } from "./accessories.ts";
import { cameraDrawers } from "./cameras.ts";
import { computerDrawers } from "./computers.ts";
import { doorDrawers } from "./doors.ts";
import { homeDrawers } from "./home.ts";
import type { Drawers } from "./kinds.ts";
import { networkDrawers } from "./network.ts";
import { partDrawers } from "./parts.ts";
import { phoneDrawers } from "./phones.ts";
import { serviceDrawers } from "./services.ts";
import { spareDrawers } from "./spares.ts";
import { storageDrawers } from "./storage.ts";

export const drawers: Drawers = {
  ...phoneDrawers,
  ...cameraDrawers,
  ...doorDrawers,
  ...homeDrawers,
  ...networkDrawers,
  ...storageDrawers,
  ...computerDrawers,
  ...partDrawers,
  ...accessoryDrawers,
  ...spareDrawers,
  ...serviceDrawers,
};
