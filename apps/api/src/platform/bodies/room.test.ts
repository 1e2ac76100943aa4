import { expect, test } from "vitest";
import { Room } from "./room.ts";

test("whoever announces much and sends little takes as much room as was sent", () => {
  const room = new Room(100);
  for (let sender = 0; sender < 50; sender++) expect(room.take(room.enter(`slow ${sender}`), 1)).toBe(true);
  const shopper = room.enter("shopper");
  for (let sent = 0; sent < 50; sent++) expect(room.take(shopper, 1)).toBe(true);
});

test("a full room is made free by whoever holds most, who is told at once", () => {
  const room = new Room(100);
  const lost: string[] = [];
  const enter = (sender: string, bytes: number) => {
    const held = room.enter(sender);
    held.onLost = () => void lost.push(`${sender} ${bytes}`);
    return { held, isIn: room.take(held, bytes) };
  };
  for (const bytes of [12, 15, 13]) enter("greedy", bytes);
  enter("another", 30);
  enter("third", 25);
  expect(lost).toEqual([]);
  const shopper = enter("shopper", 9);
  expect(shopper.isIn).toBe(true);
  expect(lost).toEqual(["greedy 15"]);
  room.leave(shopper.held);
  expect(enter("shopper", 14).isIn).toBe(true);
});

test("one sender has half of a room: of more the largest is the one that goes", () => {
  const room = new Room(100);
  const [first, second] = [room.enter("greedy"), room.enter("greedy")];
  expect(room.take(first, 40)).toBe(true);
  expect(room.take(second, 20)).toBe(true);
  expect([first.isLost, second.isLost]).toEqual([true, false]);
  expect(room.take(first, 1)).toBe(false);
});

test("what is there as a whole gives way to nobody; what is too much beside it does", () => {
  const room = new Room(100);
  for (const sender of ["one", "another"]) {
    const held = room.enter(sender);
    expect(room.take(held, 50)).toBe(true);
    held.isComingIn = false;
  }
  const late = room.enter("late");
  expect(room.take(late, 1)).toBe(false);
  expect(late.isLost).toBe(true);
});
