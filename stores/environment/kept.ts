/** Loads once and keeps the result; what failed is loaded again for the next that asks. */
export function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined
      throw thrown
    })
    return loading
  }
}
