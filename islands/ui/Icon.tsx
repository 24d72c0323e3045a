const PATHS = {
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  bank: 'M3.5 9.5 12 4.5l8.5 5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3.5 19.5h17',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  expand: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  gauge: 'M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5',
  hand: 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11 5a1.5 1.5 0 0 1 3 0v6V6.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4L4 13.5c-.5-1.2 1-2.2 2-1.2l2 2',
  heart: 'M12 19.5C6 15.5 4 12.5 4 9.5a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 3-2 6-8 10z',
  info: 'M12 11v5M12 8v.01M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z',
  leave: 'M14.5 4.5h5v15h-5M4 12h10M10.5 8.5 14 12l-3.5 3.5',
  list: 'M8.5 7H20M8.5 12H20M8.5 17H20M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  person: 'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM5 20c.6-4 3.4-6 7-6s6.4 2 7 6'
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
