/** Waits for this number of animation frames. */
export async function frames(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
