import { startForgettingCustomers } from "./flows/account/forget-customer.ts";
import { startKeepingIndexed } from "./flows/catalog/keep-indexed.ts";
import { startBookings } from "./flows/bookings/remind.ts";
import { startForgettingPictures } from "./flows/pictures/forget-unused-pictures.ts";
import { startForgettingChats } from "./modules/assistant/public.ts";
import { startSignInHousekeeping } from "./modules/auth/public.ts";
import { startEndingPromotions } from "./modules/catalog/public.ts";
import { startMessages } from "./modules/messages/public.ts";
import { startShowingNews } from "./modules/news/public.ts";
import { startShowingHolidays } from "./modules/stores/public.ts";
import { startRefreshingSearch } from "./modules/search/public.ts";
import { startDeletingPictures } from "./modules/uploads/public.ts";
import type { Services } from "./platform/context.ts";

/** What every process of the shop takes from the queue and does at its times; each ends with the queue. */
export const workers: readonly ((services: Services) => Promise<void>)[] = [
  startMessages,
  startEndingPromotions,
  startShowingNews,
  startShowingHolidays,
  startRefreshingSearch,
  startKeepingIndexed,
  startSignInHousekeeping,
  startForgettingChats,
  startBookings,
  startForgettingCustomers,
  startForgettingPictures,
  startDeletingPictures,
];
