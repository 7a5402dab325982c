"""Imperial Settlers: four factions settle the same land in five rounds."""
