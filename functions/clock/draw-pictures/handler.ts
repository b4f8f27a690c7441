/** Every few minutes: begins the night's run over the pictures of models, once, and works on whichever run is open. */
import { Logger } from '@aws-lambda-powertools/logger'
import { note } from '../../metrics.ts'
import { beginNight } from '../../pictures/begin-run.ts'
import { workOnRun } from '../../pictures/work-on-run.ts'

const logger = new Logger({ serviceName: 'draw-pictures' })

/** For how long it may work; what is left then is the next call's. */
export interface DrawPicturesEvent {
  readonly seconds: number
}

export const handler = async ({ seconds }: DrawPicturesEvent): Promise<void> => {
  await beginNight(new Date())
  for (const error of await workOnRun(seconds * 1000, () => new Date())) {
    note('PictureNotDrawn')
    logger.error('the picture of a model could not be drawn', { error })
  }
}
