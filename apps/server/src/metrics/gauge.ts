import { Gauge } from "prom-client";

/** A figure that is looked up when it is asked for. */
export function gauge(name: string, help: string, value: () => number): void {
  new Gauge({ name, help, collect() { this.set(value()); } });
}
