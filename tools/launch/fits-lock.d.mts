interface Package {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
}

export function fitsLock(
  wanted: Record<string, Package>,
  installed: Record<string, Package | undefined>,
  isProduction: boolean,
): boolean;
