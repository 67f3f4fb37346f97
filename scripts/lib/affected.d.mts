export interface Affected {
  readonly unit: readonly string[];
  readonly servers: readonly string[];
  readonly stories: readonly string[];
  readonly journeys: readonly string[];
  readonly distant: readonly string[];
  readonly everything: boolean;
}
export function changedFiles(since?: string, folder?: string): readonly string[];
export interface Graph {
  readonly textOf: (file: string) => string;
}
export function graphOf(folder?: string): Graph;
export function affectedBy(files: readonly string[], folder?: string, known?: Graph): Affected;
