import type { ThirdParties } from '#config/third-parties.ts'
import { advertising } from './advertising.ts'
import { analytics } from './analytics.ts'
import { events } from './events.ts'
import { recording } from './recording.ts'
import { tagManager } from './tag-manager.ts'
import type { Tracker } from './tracker.ts'

/** A tracker that the brand has, and what has to be agreed to for it (reading of CONS-01). */
export interface Counter {
  readonly name: keyof ThirdParties['trackers']
  readonly category: 'analytics' | 'marketing'
  readonly tracker: Tracker
}

/** The trackers that are configured, none of them at work. */
export function countersOf(trackers: ThirdParties['trackers']): readonly Counter[] {
  const counter = <Settings>(
    name: Counter['name'],
    category: Counter['category'],
    settings: Settings | undefined,
    make: (settings: Settings) => Tracker
  ): readonly Counter[] => (settings ? [{ name, category, tracker: make(settings) }] : [])
  return [
    ...counter('analytics', 'analytics', trackers.analytics, analytics),
    ...counter('tagManager', 'analytics', trackers.tagManager, tagManager),
    ...counter('recording', 'analytics', trackers.recording, recording),
    ...counter('events', 'analytics', trackers.events, events),
    ...counter('advertising', 'marketing', trackers.advertising, advertising)
  ]
}
