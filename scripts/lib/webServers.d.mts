/** Every file of configuration by its path beside the portal's public files. */
export function webServerFiles(): Readonly<Record<string, string>>;
