import { expect, test } from "vitest";
import { MemoryBudget } from "./memory-budget.ts";

test("a body counts with what has arrived, not with its announced length", () => {
  const budget = new MemoryBudget(100);
  for (let sender = 0; sender < 50; sender++) expect(budget.reserve(budget.open(`slow ${sender}`), 1)).toBe(true);
  const shopper = budget.open("shopper");
  for (let sent = 0; sent < 50; sent++) expect(budget.reserve(shopper, 1)).toBe(true);
});

test("if the budget is used up, the largest sender loses a body, and is told at once", () => {
  const budget = new MemoryBudget(100);
  const lost: string[] = [];
  const send = (sender: string, bytes: number) => {
    const body = budget.open(sender);
    body.onDropped = () => void lost.push(`${sender} ${bytes}`);
    return { body, isIn: budget.reserve(body, bytes) };
  };
  for (const bytes of [12, 15, 13]) send("greedy", bytes);
  send("another", 30);
  send("third", 25);
  expect(lost).toEqual([]);
  const shopper = send("shopper", 9);
  expect(shopper.isIn).toBe(true);
  expect(lost).toEqual(["greedy 15"]);
  budget.release(shopper.body);
  expect(send("shopper", 14).isIn).toBe(true);
});

test("one sender may use half of the budget: beyond that its largest body is dropped", () => {
  const budget = new MemoryBudget(100);
  const [first, second] = [budget.open("greedy"), budget.open("greedy")];
  expect(budget.reserve(first, 40)).toBe(true);
  expect(budget.reserve(second, 20)).toBe(true);
  expect([first.isDropped, second.isDropped]).toEqual([true, false]);
  expect(budget.reserve(first, 1)).toBe(false);
});

test("a complete body is never dropped; one that does not fit beside it is", () => {
  const budget = new MemoryBudget(100);
  for (const sender of ["one", "another"]) {
    const body = budget.open(sender);
    expect(budget.reserve(body, 50)).toBe(true);
    body.isArriving = false;
  }
  const late = budget.open("late");
  expect(budget.reserve(late, 1)).toBe(false);
  expect(late.isDropped).toBe(true);
});
