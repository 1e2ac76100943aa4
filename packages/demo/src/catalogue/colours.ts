/** Colours as makers name them, and what they look like. */
const table: Record<string, string> = {
  Black: "#24262b", "Phantom Black": "#26282d", "Space Black": "#2f3034", Graphite: "#44474d", Midnight: "#232a36", "Space Grey": "#5b5e64",
  White: "#eceef0", Starlight: "#ebe4d8", Silver: "#d3d6da", Grey: "#8a8f96", "Titanium Grey": "#8b8a85", "Titanium Black": "#3f4045",
  "Natural Titanium": "#b5aea2", "Desert Titanium": "#c9b29b", "Titanium Silverblue": "#b4c1cf", "Titanium Whitesilver": "#dcdcd8",
  Blue: "#5b84b8", Navy: "#2d3e5f", "Deep Blue": "#2b4269", "Icy Blue": "#c4d7e6", "Sky Blue": "#b9d3e8", Ultramarine: "#8d9fe0", "Mist Blue": "#a9bdd1",
  Green: "#7fa28a", Mint: "#c2e2d0", Sage: "#a9b89a", Teal: "#5f9ea0", "Forest Green": "#3c5a48", Olive: "#6b6f4e",
  Purple: "#8f7fb5", Lavender: "#cfc3e3", Violet: "#6f5fa8", Pink: "#eec7cd", "Rose Gold": "#e3b9ac", Red: "#b9313c", Coral: "#ee8a72",
  Orange: "#e8793a", "Cosmic Orange": "#d9763f", Gold: "#d9bf8c", Yellow: "#f0d774", Cream: "#efe6d2", Beige: "#d8c8ae", Brown: "#7a5b45", Sand: "#cfbfa5",
};

/** The look of a colour by its maker's name. */
export function colour(name: string): string {
  const value = table[name];
  if (value === undefined) throw new Error(`no colour called ${name}`);
  return value;
}
