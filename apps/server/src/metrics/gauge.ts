import { Gauge } from "prom-client";

/** Registers a metric whose value is read when the metrics are collected. */
export function gauge(name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    collect() {
      this.set(value());
    },
  });
}
