/**
 * What a write has answered is what is shown from then on. A read that is under way may have begun before the write was done
 * and would bring the old state back, so it is given up; but somebody has asked for it because of another change, which the
 * answer may not know of, so it is begun again.
 */
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

type Answer<Data> = Data | ((shown: Data | undefined) => Data | undefined)

export const showAnswer = <Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: Answer<Data>,
): void => {
  const wasReading = queryClient.isFetching({ queryKey, exact: true }) > 0
  // Nothing is waited for: cancelling first puts back what was shown when the read began, and the answer replaces that.
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<Data>(queryKey, answer as Data)
  if (wasReading) void queryClient.invalidateQueries({ queryKey, exact: true })
}
