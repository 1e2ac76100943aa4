export function prepareOnce(lock: string, isDone: () => boolean, work: () => unknown): Promise<void>;
