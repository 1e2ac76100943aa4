/**
 * How many products the tiers hold: tier 0 has the best-selling, and the last one, which has no size, all the rest. A
 * search looks at the best-selling first.
 */
const sizes = [10_000, 100_000, 300_000] as const;

export const tiers = [0, 1, 2, 3] as const;
/** The tiers of the hundred thousand best-selling products. */
export const bestTiers = [0, 1] as const;
export type Tier = (typeof tiers)[number];
type Sized = Exclude<Tier, 3>;

/**
 * The condition is `tier + 0`, as in the index that answers it. Searches ask for `tier` itself, so the planner cannot
 * choose this index for them, which would be slow: see migration 0100.
 */
const members = (tier: Tier) => `search_documents where tier + 0 = ${tier}`;

/** Whether a tier holds any product. */
export const holdsAny = (tier: Tier): string => `exists (select from ${members(tier)})`;

/** Whether a tier is full. If the next one holds any, nothing is counted: a hundred thousand products take long. Nor is the largest one counted; it takes all until {@link rankTiers} divides them. */
const isFull = (tier: Sized) => {
  const next = holdsAny((tier + 1) as Tier);
  return tier === 2
    ? next
    : `case when ${next} then true else (select count(*) from ${members(tier)}) >= ${sizes[tier]} end`;
};

const wanted = (tier: Sized, popularity: string) => `
  (not ${isFull(tier)} or ${popularity} > (select min(popularity) from ${members(tier)}))`;

/** The tier of a new product: the first that is not full, or that holds a product which sells less. */
export function tierOf(popularity: string): string {
  return `case when ${wanted(0, popularity)} then 0 when ${wanted(1, popularity)} then 1 when ${wanted(2, popularity)} then 2 else 3 end`;
}

const [first, second, third] = sizes;

/** Ranks all products by popularity and updates the tiers that changed. Equally popular products are ranked by id. */
export const rankTiers = `
  update search_documents d set tier = ranked.tier
  from (
    select product_id, case when place <= ${first} then 0 when place <= ${first + second} then 1 when place <= ${first + second + third} then 2 else 3 end as tier
    from (select product_id, row_number() over (order by popularity desc, product_id) as place from search_documents) placed
  ) ranked
  where d.product_id = ranked.product_id and d.tier <> ranked.tier`;
