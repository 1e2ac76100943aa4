import type { Handlers } from "../../platform/handler.ts";
import { listFreelancers } from "./list-freelancers.ts";
import { showFreelancer } from "./show-freelancer.ts";

export const freelancerHandlers = {
  "freelancers.list": (context, { query }) => listFreelancers(context, query),
  "freelancers.get": async (context, { params }) => ({ data: await showFreelancer(context, params.id) }),
} satisfies Partial<Handlers>;
