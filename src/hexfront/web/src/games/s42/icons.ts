/** Line icons of the game's own, on a field of 24 by 24. */

export const WEATHER_ICONS: Readonly<Record<string, string>> = {
  clear:
    "M12 8a4 4 0 1 0 .01 0M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7",
  overcast: "M7 18.5a4 4 0 0 1 .3-8A5.5 5.5 0 0 1 18 11.6a3.5 3.5 0 0 1-.6 6.9Z",
  rain: "M7 14.5a4 4 0 0 1 .3-8A5.5 5.5 0 0 1 18 7.6a3.5 3.5 0 0 1-.6 6.9ZM8 17.5l-1 3M12.5 17.5l-1 3M17 17.5l-1 3",
  mud: "M3 15q3-3 6 0t6 0t6 0M3 19.5q3-3 6 0t6 0t6 0M8 10l1.5-5M15 10l1.5-5",
  snow: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M12 7l-2-2M12 7l2-2M12 17l-2 2M12 17l2 2",
};

export const OVERLAY_ICONS = {
  bonds: "M4 12h16M4 7v10M20 7v10M9 12v0M15 12v0",
  zoc: "M12 9.5a2.5 2.5 0 1 0 .01 0M12 3a9 9 0 1 0 .01 0M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21",
  supply: "M4 18q4-8 8-6t8-8M4 18h.1M20 4h.1M3 20.5h18",
  isolation: "M12 4a8 8 0 1 0 8 8M16 4.8L20 4l-.8 4M9.5 9.5l5 5M14.5 9.5l-5 5",
  front: "M3 17l4-4l3 2l4-7l3 3l4-5M3 20.5l4-4l3 2l4-7l3 3l4-5",
  tracks: "M4 18Q8 8 18 7M13.5 3.8L18.4 7l-3 5M4 20.5h6",
  overview: "M3.5 5h17v14h-17ZM8 9.5h8v6H8Z",
};

export const DRAWER_ICONS = {
  find: "M10.5 4.5a6 6 0 1 0 .01 0M15 15l5 5",
  briefing: "M6 3.5h9l3.5 3.5v13.5H6ZM15 3.5V7h3.5M9 11h6.5M9 14h6.5M9 17h4",
  plan: "M4 20L9 9l6 4l5-9M16 4h4v4M9 9v0M15 13v0",
  order: "M12 4v4M5 12v-2h14v2M12 8v4M2.5 12h5v5h-5ZM9.5 12h5v5h-5ZM16.5 12h5v5h-5ZM9 4h6",
  forces: "M3.5 7.5h17v10h-17ZM3.5 7.5l17 10M20.5 7.5l-17 10",
  charts: "M4.5 4.5h15v15h-15ZM4.5 9.5h15M4.5 14.5h15M9.5 4.5v15M14.5 4.5v15",
};
