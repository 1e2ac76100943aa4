export { addJob, addStars, setDayOff, setHours } from "./change-freelancer.ts";
export { servesProvince, findFreelancer, findFreelancerFor, listDaysOff, type Freelancer } from "./find-freelancer.ts";
export { findFreelancerNamed, listSkills, saveFreelancer, type FreelancerInput } from "./save-freelancer.ts";
